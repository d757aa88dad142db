export { DeleteUsed, type DeleteUsedProps } from './delete-used';
export { ReplacementField, type ReplacementChoice } from './replacement-field';
export { UsedIn, type UsedInProps } from './used-in';
export {
	type Usage,
	type UsageLocation as UsagePlace,
	usageCountsResource,
	usageResource,
} from './reads/usage';
export {
	forgetChanged,
	replaceUses,
	undoUses,
	type UsageChange,
	type UsageReplacement,
} from './writes/change-usage';
