export { DeleteUsed, type DeleteUsedProps } from './delete-used';
export { ReplacementField, type ReplacementChoice } from './replacement-field';
export { getUses, type Use } from './find-use';
export { useUses } from './use-uses';
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
