export { WelcomeGuides } from './welcome-guides';
