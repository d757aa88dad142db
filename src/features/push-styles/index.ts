export { registerPushStyles } from './register-push-styles';
