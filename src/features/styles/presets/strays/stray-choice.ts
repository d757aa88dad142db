import type { PresetChange } from '@/features/usage';
import type { Preset } from '../../rules/preset-list';

/** A preset that is to be used, and where. */
export interface StrayChoice {
	preset: Preset;
	change: PresetChange;
}
