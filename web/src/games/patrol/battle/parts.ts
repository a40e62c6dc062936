// All that a battle shows, and what the drawing up of patrols may show a moment later.
export { default as Token } from './Token.svelte';
export { default as Can } from './Can.svelte';
export { default as Doing } from './Doing.svelte';
export { default as Lane } from './Lane.svelte';
export { default as Shape } from './Shape.svelte';
export { default as Reading } from './Reading.svelte';
