// What one sees well enough when it lies there: alone it is not worth being shown step by step.
import type { Beat } from '../wire/messages';

const LIGHT = ['roll', 'lay', 'move'];
export const light = ({ kind }: Beat): boolean => LIGHT.includes(kind);
