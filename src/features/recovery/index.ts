export { Recovery } from './recovery';
