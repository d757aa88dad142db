import { describeValue } from './describe-path';
import { findPreset, readPresetReference } from './preset-reference';

/**
 * Returns a value as a person reads it: a reference by the name of the site's preset, or by its slug where the preset is missing.
 *
 * @param value  Value of a style.
 * @param config The merged config.
 */
export function describeNamedValue( value: unknown, config: unknown ): string {
	const reference = readPresetReference( value );
	const name =
		reference && findPreset( config, [ 'styles' ], reference )?.preset.name;
	return typeof name === 'string' && name.trim() !== ''
		? name
		: describeValue( value );
}
