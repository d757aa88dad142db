export { ArrangeButton } from './arrange-button';
