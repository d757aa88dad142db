export { LeftWork, OtherThemesItem } from './lazy-parts';
export { openTransfer, type TransferDialog } from './open-transfer';
export { TransferDialogs } from './transfer-dialogs';
