import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { getSetting } from '@wordpress/global-styles-engine';
import { useMemo } from 'react';

import {
	getBlockStyles,
	getSupportedStyles,
	type BlockType,
} from '@/wordpress/block-style-support';
import type { ConfigNode } from '@/utils/theme-json/config';
import { canStyleBlock } from '../rules/block-panels';
import { sortCoreBlocksFirst } from '../rules/block-search';
import { useGlobalStyles } from './use-global-styles';

/** Returns the blocks that can be styled, WordPress's own first (specification 2.4). */
export function useStyledBlocks(): BlockType[] {
	const { base } = useGlobalStyles();
	const blockTypes = useSelect(
		( select ) => select( blocksStore ).getBlockTypes(),
		[]
	);
	return useMemo( () => {
		const config = { settings: base.settings, styles: base.styles };
		const isStyled = ( { name }: BlockType ) =>
			canStyleBlock(
				getSupportedStyles( name ),
				getSetting< ConfigNode >( config, '', name ),
				getBlockStyles( name ).filter(
					( { isDefault } ) => ! isDefault
				).length
			);
		return sortCoreBlocksFirst( blockTypes.filter( isStyled ) );
	}, [ blockTypes, base ] );
}
