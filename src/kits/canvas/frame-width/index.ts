export { readFrameWidth, type FrameWidth } from './fit-frame';
export { useFrameFit } from './use-frame-fit';
export { WidthButtons } from './width-buttons';
