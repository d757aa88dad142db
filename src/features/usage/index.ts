export { DeleteUsed, type DeleteUsedProps } from './delete-used';
export { ReplacementField, type ReplacementChoice } from './replacement-field';
export { getUses, type Use } from './find-use';
export { describeCount, describePlaces } from './describe-count';
export { describeFailedPlaces } from './describe-failed-places';
export { getUsagePath } from './get-usage-path';
export { useUses } from './use-uses';
export { useUseCounts, type UseCounts } from './use-use-counts';
export { UsedIn, type UsedInProps } from './used-in';
export {
	type Usage,
	type PresetUsageKind,
	type UsageKind,
	type UsageLocation,
	usageCountsResource,
	usageResource,
} from './reads/usage';
export {
	straysResource,
	type MissingPreset,
	type OwnValue,
	type Strays,
} from './reads/strays';
export { useIndexRebuild } from './use-index-rebuild';
export {
	forgetChanged,
	replaceUses,
	undoUses,
	type UsageChange,
	type UsageFailure,
	type UsageReplacement,
} from './writes/change-usage';
export {
	changePlaces,
	definePreset,
	planPresetChange,
	type ChangedPlaces,
	type PlannedPlace,
	type PresetChange,
	type PresetPlan,
} from './writes/change-presets';
