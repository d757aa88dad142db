import { setAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import type { ConfigNode } from '@/utils/theme-json/config';
import { isStored } from '../value-origin';
import { getNodePlace } from '../viewports/root-node';
import type { CssProperty } from './css-properties';
import type { CascadeEntry } from './cascade';
import { getOwnElementPath } from './own-attributes';
import { toStyleValue } from './to-style-value';

/** A change of the person's styles. */
export type StylesEdit = ( styles: ConfigNode ) => ConfigNode;

/**
 * Returns the edit that removes the person's value of an entry; undefined where the person has none there. {@link getEntryPart} returns the
 * edited part.
 *
 * @param entry      The entry.
 * @param properties The properties that are shown as one.
 */
export function planReset(
	{ node, origin, path, isLayout }: CascadeEntry,
	properties: readonly CssProperty[]
): StylesEdit | undefined {
	if ( ! node || origin === 'block' || ! isStored( origin ) ) {
		return undefined;
	}
	const { path: place } = getNodePlace( node.path );
	const others = properties.flatMap( ( { sources } ) =>
		sources
			.map( ( source ) => source.path )
			.filter( ( other ) => other.length === path.length )
	);
	const paths =
		properties.length > 1 && ! isLayout ? [ path, ...others ] : [ path ];
	return ( styles ) =>
		paths.reduce(
			( all, one ) => setAtPath( all, [ ...place, ...one ], undefined ),
			styles
		);
}

/**
 * Returns the part of the config in which an entry's value is stored: viewports of the whole site are in the settings.
 *
 * @param entry The entry.
 */
export function getEntryPart( {
	node,
	isOfSettings,
}: Pick< CascadeEntry, 'node' | 'isOfSettings' > ): 'styles' | 'settings' {
	return isOfSettings ? 'settings' : getNodePlace( node?.path ?? [] ).part;
}

/**
 * Returns the edit that sets the own value of one block for all blocks of its kind; undefined where it cannot apply to them.
 *
 * @param entry      The entry of the block's own value.
 * @param properties The properties that are shown as one.
 * @param blockName  The kind.
 */
export function planForAll(
	{ origin, path, value, selectors, isOfParent }: CascadeEntry,
	properties: readonly CssProperty[],
	blockName: string | undefined
): StylesEdit | undefined {
	const next = origin === 'block' ? toStyleValue( value ) : undefined;
	const isOfBlock =
		! isOfParent &&
		! [ 'elements', 'layout' ].includes( path[ 0 ] ?? '' ) &&
		getOwnElementPath( selectors ) === undefined;
	if ( next === undefined || ! blockName || ! isOfBlock ) {
		return undefined;
	}
	const paths = properties.map(
		( { sources, control } ): ConfigPath => sources[ 0 ]?.path ?? control
	);
	return ( styles ) =>
		paths.reduce(
			( all, one ) =>
				setAtPath( all, [ 'blocks', blockName, ...one ], next ),
			styles
		);
}
