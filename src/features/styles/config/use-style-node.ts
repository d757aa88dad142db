import { useCallback, useMemo } from 'react';

import { type ConfigNode } from '@/utils/theme-json/config';
import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { normalizeEditedBorder } from '../rules/normalize-border';
import type { OriginSources } from '../rules/value-origin';
import {
	getInheritedPath,
	overrideNode,
	toInherited,
} from '../rules/viewport-inheritance';
import { useGlobalStyles } from './use-global-styles';
import { useOriginSources } from './use-origin-sources';

/** One node of the styles: the root, an element, a block, a variation or a state of one. */
export interface StyleNodeAccess {
	/** Values that the person set at the node. */
	value: ConfigNode;
	/** Values that apply at the node. */
	inheritedValue: ConfigNode;
	/** The node in the three configs. */
	sources: OriginSources;
	/** Replaces the person's node. */
	setValue: ( next: ConfigNode ) => void;
	/** Sets one value below the node; `undefined` resets it. */
	setAt: ( path: ConfigPath, value: unknown ) => void;
}

const EMPTY_NODE: ConfigNode = Object.freeze( {} );

/**
 * Reads and edits one node of the styles.
 *
 * @param path Path below `styles`; empty for the root.
 */
export function useStyleNode( path: ConfigPath ): StyleNodeAccess {
	const { user, merged, setUser } = useGlobalStyles();
	const key = path.join( '.' );
	// The path's parts decide, not the identity of the array that a caller makes on every render.
	const stablePath = useMemo( () => path, [ key ] ); // eslint-disable-line react-hooks/exhaustive-deps -- see above

	const value = toNode( getAtPath( user.styles, stablePath ) );
	const inherited = useInherited( merged.styles, stablePath );
	const own = getAtPath( merged.styles, stablePath );
	const inheritedValue = useMemo(
		() =>
			inherited
				? overrideNode( inherited, toNode( own ) )
				: toNode( own ),
		[ inherited, own ]
	);
	const plainSources = useOriginSources( 'styles', stablePath );
	const sources = useMemo(
		() => ( inherited ? { ...plainSources, inherited } : plainSources ),
		[ inherited, plainSources ]
	);

	const setValue = useCallback(
		( next: ConfigNode ) =>
			setUser( ( config ) => {
				const previous = getAtPath( config.styles, stablePath );
				const normalized = normalizeEditedBorder(
					next,
					isRecord( previous ) ? previous : undefined
				);
				return {
					...config,
					styles: setAtPath( config.styles, stablePath, normalized ),
				};
			}, `styles.${ key }` ),
		[ setUser, stablePath, key ]
	);
	const setAt = useCallback(
		( at: ConfigPath, next: unknown ) =>
			setUser(
				( config ) => ( {
					...config,
					styles: setAtPath(
						config.styles,
						[ ...stablePath, ...at ],
						next
					),
				} ),
				`styles.${ [ key, ...at ].join( '.' ) }`
			),
		[ setUser, stablePath, key ]
	);
	return { value, inheritedValue, sources, setValue, setAt };
}

// A viewport of a node shows the node's values until it has its own.
function useInherited(
	styles: ConfigNode,
	path: ConfigPath
): ConfigNode | undefined {
	const above = getInheritedPath( path );
	const node = above && getAtPath( styles, above );
	return useMemo(
		() => ( isRecord( node ) ? toInherited( node ) : undefined ),
		[ node ]
	);
}

function toNode( value: unknown ): ConfigNode {
	return isRecord( value ) ? value : EMPTY_NODE;
}
