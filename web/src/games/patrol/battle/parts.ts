// All that a battle shows and the drawing up of patrols does not.
export { default as Token } from '../Token.svelte';
export { default as Can } from './Can.svelte';
export { default as Doing } from './Doing.svelte';
export { default as Lane } from './Lane.svelte';
export { default as Reading } from './Reading.svelte';
