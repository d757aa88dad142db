import type { PresetChange } from '@/features/usage';
import type { Preset } from '../../rules/preset-list';

/** A preset to use, and the change that uses it. */
export interface StrayChoice {
	preset: Preset;
	change: PresetChange;
}
