import { useCallback, useMemo } from 'react';

import { type ConfigNode } from '@/utils/theme-json/config';
import {
	getAtPath,
	pruneEmpty,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { normalizeEditedBorder } from '../rules/normalize-border';
import type { OriginSources } from '../rules/value-origin';
import { getNodePlace } from '../rules/viewports/root-node';
import {
	getInheritedPath,
	overrideNode,
	toInherited,
} from '../rules/viewport-inheritance';
import { toNode } from './to-node';
import { useGlobalStyles } from './use-global-styles';
import { useOriginSources } from './use-origin-sources';

/** One node of the styles: the root, an element, a block, a variation or a state of one. */
export interface StyleNodeAccess {
	/** Values that the person set at the node. */
	value: ConfigNode;
	/** Values that apply at the node. */
	inheritedValue: ConfigNode;
	/** The node in each config. */
	sources: OriginSources;
	/** Replaces the person's node. */
	setValue: ( next: ConfigNode ) => void;
	/** Sets one value below the node; `undefined` resets it. */
	setAt: ( path: ConfigPath, value: unknown ) => void;
}

/**
 * Returns one node of the styles, and the functions that edit it.
 *
 * @param path Path below `styles`; empty for the root.
 */
export function useStyleNode( path: ConfigPath ): StyleNodeAccess {
	const { user, merged, setUser } = useGlobalStyles();
	const key = path.join( '.' );
	// The parts of the path count, not the identity of the array, which a caller creates in every render.
	const stablePath = useMemo( () => path, [ key ] ); // eslint-disable-line react-hooks/exhaustive-deps -- see above

	const { part, path: at } = useMemo(
		() => getNodePlace( stablePath ),
		[ stablePath ]
	);
	const value = toNode( getAtPath( user[ part ], at ) );
	const inherited = useInherited( merged.styles, stablePath );
	const own = getAtPath( merged[ part ], at );
	const inheritedValue = useMemo(
		() =>
			inherited
				? overrideNode( inherited, toNode( own ) )
				: toNode( own ),
		[ inherited, own ]
	);
	const plainSources = useOriginSources( part, at );
	const sources = useMemo(
		() => ( inherited ? { ...plainSources, inherited } : plainSources ),
		[ inherited, plainSources ]
	);

	const setValue = useCallback(
		( next: ConfigNode ) =>
			setUser( ( config ) => {
				const previous = getAtPath( config[ part ], at );
				const normalized = normalizeEditedBorder(
					next,
					isRecord( previous ) ? previous : undefined
				);
				return {
					...config,
					[ part ]: setAtPath(
						config[ part ],
						at,
						part === 'styles'
							? normalized
							: pruneEmpty( normalized )
					),
				};
			}, `styles.${ key }` ),
		[ setUser, part, at, key ]
	);
	const setAt = useCallback(
		( below: ConfigPath, next: unknown ) =>
			setUser(
				( config ) => ( {
					...config,
					[ part ]: setAtPath(
						config[ part ],
						[ ...at, ...below ],
						next
					),
				} ),
				`styles.${ [ key, ...below ].join( '.' ) }`
			),
		[ setUser, part, at, key ]
	);
	return { value, inheritedValue, sources, setValue, setAt };
}

// Returns the values that a viewport inherits from its node; undefined where the path has no viewport.
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
