export { parseContent } from './reads/pattern-content';
