import { getSetting } from '@wordpress/global-styles-engine';
import { useCallback, useMemo } from 'react';

import { type ConfigNode } from '@/utils/theme-json/config';
import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import type { OriginSources } from '../rules/value-origin';
import { toNode } from './to-node';
import { useGlobalStyles } from './use-global-styles';
import { useOriginSources } from './use-origin-sources';

/** One node of the settings, of the site or of a block. */
export interface SettingsNodeAccess {
	/** Values that the person set. */
	value: ConfigNode;
	/** Values that apply: the block's over the site's. */
	inheritedValue: ConfigNode;
	/** The node in each config. */
	sources: OriginSources;
	/** Replaces the person's node. */
	setValue: ( next: ConfigNode ) => void;
	/** Sets one value below the node; `undefined` resets it. */
	setAt: ( path: ConfigPath, value: unknown ) => void;
}

/**
 * Returns one node of the settings, and the functions that edit it.
 *
 * @param path      Path below the settings; empty for all of them.
 * @param blockName Block; the site when missing.
 */
export function useSettingsNode(
	path: ConfigPath,
	blockName?: string
): SettingsNodeAccess {
	const { user, merged, setUser } = useGlobalStyles();
	const key = path.join( '.' );
	const fullPath = useMemo(
		() => [
			...( blockName ? [ 'blocks', blockName ] : [] ),
			...key.split( '.' ).filter( Boolean ),
		],
		[ blockName, key ]
	);
	const inherited = useMemo(
		() => getSetting< unknown >( merged, key, blockName ),
		[ merged, key, blockName ]
	);

	const sources = useOriginSources( 'settings', fullPath );

	const write = useCallback(
		( at: ConfigPath, value: unknown ) =>
			setUser(
				( config ) => ( {
					...config,
					settings: setAtPath(
						config.settings,
						[ ...fullPath, ...at ],
						value
					),
				} ),
				`settings.${ [ ...fullPath, ...at ].join( '.' ) }`
			),
		[ setUser, fullPath ]
	);
	const setValue = useCallback(
		( next: ConfigNode ) =>
			write( [], Object.keys( next ).length > 0 ? next : undefined ),
		[ write ]
	);
	return {
		value: toNode( getAtPath( user.settings, fullPath ) ),
		inheritedValue: toNode( inherited ),
		sources,
		setValue,
		setAt: write,
	};
}
