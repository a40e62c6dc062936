// All that a battle shows, and what the drawing up of patrols may show a moment later.
import './base.css';
export { default as Alone } from './Alone.svelte';
export { default as Token } from './Token.svelte';
export { default as Can } from './Can.svelte';
export { default as Doing } from './Doing.svelte';
export { default as Lane } from './Lane.svelte';
export { default as Shape } from './Shape.svelte';
export { default as Reading } from './Reading.svelte';
export { default as Rod } from './Rod.svelte';
export { narrowed, spread } from './spread';
