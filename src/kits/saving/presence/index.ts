export { OthersNotice } from './others-notice';
