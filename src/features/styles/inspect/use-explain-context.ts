import { store as blocksStore, type BlockType } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { getBlockSelectors } from '@wordpress/global-styles-engine';
import { useMemo } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { isRecord, toRecord } from '@/utils/is-record';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { STYLE_ELEMENTS } from '@/wordpress/unstable-blocks';
import { useBroughtConfig } from '../config/use-brought-config';
import { useGlobalStyles } from '../config/use-global-styles';
import type { SentSheet } from '../rules/why/sheet-source';
import { listStyleNodes, type StyleCatalogue } from '../rules/why/style-nodes';
import { getViewportQueries } from '../rules/why/viewport-queries';
import { withRootViewports } from '../rules/viewports/root-node';
import type { ExplainContext } from './explain-context';

/** Returns the site's styles for the explainer, unsaved edits included. */
export function useExplainContext(): ExplainContext {
	const { user, base, core, merged, editorSettings } = useGlobalStyles();
	const variation = useBroughtConfig();
	const catalogue = useCatalogue();
	return useMemo(
		() => ( {
			configs: {
				user: withRootViewports( user ),
				base: withRootViewports( base ),
				core: withRootViewports( core ),
				merged: withRootViewports( merged ),
				variation: withRootViewports( variation ),
			},
			nodes: listStyleNodes(
				withRootViewports( merged ).styles,
				catalogue
			),
			viewports: getViewportQueries(
				getAtPath( merged.settings, [ 'viewport' ] )
			),
			sent: readSentSheets( editorSettings.styles ),
			homeUrl: getBootPayload().homeUrl,
		} ),
		[ user, base, core, merged, variation, catalogue, editorSettings ]
	);
}

/** Returns the blocks and elements that can have styles. */
export function useCatalogue(): StyleCatalogue {
	const blockTypes = useSelect(
		( select ) => select( blocksStore ).getBlockTypes(),
		[]
	);
	return useMemo(
		() => ( {
			elements: STYLE_ELEMENTS,
			blocks: readSelectors( blockTypes ),
		} ),
		[ blockTypes ]
	);
}

function readSelectors(
	blockTypes: readonly BlockType[]
): StyleCatalogue[ 'blocks' ] {
	return Object.fromEntries(
		Object.entries( getBlockSelectors( [ ...blockTypes ] ) ).map(
			( [ name, { selector, featureSelectors } ] ) => [
				name,
				{ selector, features: toRecord( featureSelectors ) },
			]
		)
	);
}

function readSentSheets( styles: unknown ): SentSheet[] {
	return ( Array.isArray( styles ) ? styles : [] )
		.filter( isRecord )
		.flatMap( ( { css, baseURL } ) =>
			typeof css === 'string'
				? [
						{
							css,
							url:
								typeof baseURL === 'string'
									? baseURL
									: undefined,
						},
				  ]
				: []
		);
}
