import { store as blocksStore } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useMemo } from 'react';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { toRecord } from '@/utils/is-record';
import { createPresetNames, type StyleNames } from '../rules/style-names';
import { useBlockTitle } from './use-block-title';

/** Returns the functions that name blocks, block styles and presets, unsaved changes included. An unknown style or preset has no name. */
export function useStyleNames(): StyleNames {
	const getBlockTitle = useBlockTitle();
	const { record, base } = useGlobalStylesRecord();
	const registry = useRegistry();
	const own = record?.settings;
	const { settings: theme } = toRecord( base );
	return useMemo(
		() => ( {
			getBlockTitle,
			// The names are computed again whenever a block is registered.
			getStyleTitle: ( blockName, slug ) =>
				(
					registry
						.select( blocksStore )
						.getBlockStyles( blockName ) as
						| readonly { name: string; label: string }[]
						| undefined
				 )?.find( ( { name } ) => name === slug )?.label,
			getPresetName: createPresetNames( [ own, theme ] ),
		} ),
		[ getBlockTitle, registry, own, theme ]
	);
}
