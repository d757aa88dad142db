import { isRecord } from '@/utils/is-record';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';

/**
 * Lists the places of styles that refer to a preset: paths of their values below `styles`.
 *
 * @param styles Styles that apply.
 * @param kind   Kind of the preset in a reference: `color`, `gradient`.
 * @param slug   Its slug.
 */
export function listPresetUses(
	styles: unknown,
	kind: string,
	slug: string
): ConfigPath[] {
	const references = [
		`var:preset|${ kind }|${ slug }`,
		`var(--wp--preset--${ kind }--${ slug })`,
	];
	return visit( styles, [], ( value ) =>
		references.some( ( reference ) => value.includes( reference ) )
	);
}

function visit(
	value: unknown,
	path: ConfigPath,
	isUse: ( value: string ) => boolean
): ConfigPath[] {
	if ( typeof value === 'string' ) {
		return isUse( value ) ? [ path ] : [];
	}
	return isRecord( value )
		? Object.entries( value ).flatMap( ( [ key, child ] ) =>
				visit( child, [ ...path, key ], isUse )
		  )
		: [];
}
