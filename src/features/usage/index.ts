export { DeleteUsed, type DeleteUsedProps } from './delete-used';
export { UsedIn, type UsedInProps } from './used-in';
export {
	type Usage,
	type UsageLocation as UsagePlace,
	usageCountsResource,
	usageResource,
} from './reads/usage';
export { replaceUses, type UsageReplacement } from './writes/change-usage';
