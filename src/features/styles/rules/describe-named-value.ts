import { describeValue } from './describe-path';
import { findPreset, readPresetReference } from './preset-reference';

/**
 * Returns a value as a person reads it: references by the name of the site's preset, or its slug where there is no such preset.
 *
 * @param value  Value of a style.
 * @param config The config over the theme's.
 */
export function describeNamedValue( value: unknown, config: unknown ): string {
	const reference = readPresetReference( value );
	const name =
		reference && findPreset( config, [ 'styles' ], reference )?.preset.name;
	return typeof name === 'string' && name.trim() !== ''
		? name
		: describeValue( value );
}
