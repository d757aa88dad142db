export { DeleteUsed, type DeleteUsedProps } from './delete-used';
export { UsedIn, type UsedInProps } from './used-in';
