import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';

import { MediaLibraryGate } from '@/components/media-library-gate';
import {
	BackgroundPanel,
	BorderPanel,
	DimensionsPanel,
	FiltersPanel,
	ImageSettingsPanel,
	TypographyPanel,
	useHasBackgroundPanel,
	useHasBorderPanel,
	useHasDimensionsPanel,
	useHasFiltersPanel,
	useHasImageSettingsPanel,
	useHasTypographyPanel,
} from '@/wordpress/style-panels';
import { type ConfigNode } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { useSettingsNode } from '../config/use-settings-node';
import type { StyleNodeAccess } from '../config/use-style-node';
import { orderFonts } from '../rules/font-choice';
import { withoutColorSettings } from '../rules/without-color-settings';
import { WeightAxis } from './weight-axis';

/** Props of the panels of one node. */
export interface NodePanelProps {
	node: StyleNodeAccess;
	/** Settings of the node, limited to those that it supports. */
	settings: ConfigNode;
}

/** Props of the panels that also edit settings. */
export interface BlockNodePanelProps extends NodePanelProps {
	blockName?: string | undefined;
}

/** Font, size, appearance and other values of text; colours have a separate panel. */
export function TypographyNodePanel( { node, settings }: NodePanelProps ) {
	const ownSettings = useMemo(
		() => orderFonts( withoutColorSettings( settings ) ),
		[ settings ]
	);
	if ( ! useHasTypographyPanel( ownSettings ) ) {
		return null;
	}
	return (
		<>
			<TypographyPanel
				{ ...readNode( node ) }
				settings={ ownSettings }
				isGlobalStyles
			/>
			<WeightAxis node={ node } settings={ ownSettings } />
		</>
	);
}

/** Background image with position, size, repeat and attachment; colours have a separate panel. */
export function BackgroundNodePanel( { node, settings }: NodePanelProps ) {
	const ownSettings = useMemo(
		() => withoutColorSettings( settings ),
		[ settings ]
	);
	if ( ! useHasBackgroundPanel( ownSettings ) ) {
		return null;
	}
	return (
		<MediaLibraryGate>
			<BackgroundPanel
				{ ...readNode( node ) }
				settings={ ownSettings }
				headerLabel={ __( 'Background image', 'atelier' ) }
			/>
		</MediaLibraryGate>
	);
}

/** Border, radius and shadow; stored values follow the rules of `normalizeBorder`. */
export function BorderNodePanel( {
	node,
	settings,
	blockName,
}: BlockNodePanelProps ) {
	if ( ! useHasBorderPanel( settings ) ) {
		return null;
	}
	return (
		<BorderPanel
			{ ...readNode( node ) }
			settings={ settings }
			{ ...( blockName ? { name: blockName } : {} ) }
		/>
	);
}

/** Filters, such as duotone. */
export function FiltersNodePanel( { node, settings }: NodePanelProps ) {
	if ( ! useHasFiltersPanel( settings ) ) {
		return null;
	}
	return <FiltersPanel { ...readNode( node ) } settings={ settings } />;
}

/** Spacing, sizes and layout. The content's widths are settings and are beside the styles. */
export function DimensionsNodePanel( {
	node,
	settings,
	blockName,
	hasLayout = true,
}: BlockNodePanelProps & { hasLayout?: boolean } ) {
	const { value, inheritedValue, setValue } = node;
	const layout = useSettingsNode( [ 'layout' ], blockName );
	const values = useMemo(
		() => ( {
			...value,
			...( hasLayout ? { layout: layout.value } : {} ),
		} ),
		[ value, layout.value, hasLayout ]
	);
	const inherited = useMemo(
		() => ( {
			...inheritedValue,
			...( hasLayout ? { layout: layout.inheritedValue } : {} ),
		} ),
		[ inheritedValue, layout.inheritedValue, hasLayout ]
	);
	if ( ! useHasDimensionsPanel( settings ) ) {
		return null;
	}
	const handleChange = ( next: ConfigNode ) => {
		const { layout: nextLayout, ...styles } = next;
		if ( hasLayout && nextLayout !== layout.value ) {
			const { definitions: _definitions, ...sizes } = isRecord(
				nextLayout
			)
				? nextLayout
				: {};
			layout.setValue( sizes );
		}
		setValue( styles );
	};
	return (
		<DimensionsPanel
			value={ values }
			inheritedValue={ inherited }
			settings={ settings }
			onChange={ handleChange }
			includeLayoutControls={ hasLayout }
		/>
	);
}

/** Settings of images: enlarge on click. */
export function ImageSettingsNodePanel( { blockName }: { blockName: string } ) {
	const block = useSettingsNode( [], blockName );
	if (
		! useHasImageSettingsPanel(
			blockName,
			block.value,
			block.inheritedValue
		)
	) {
		return null;
	}
	return (
		<ImageSettingsPanel
			value={ block.value }
			inheritedValue={ block.inheritedValue }
			onChange={ ( lightbox ) => block.setAt( [ 'lightbox' ], lightbox ) }
		/>
	);
}

function readNode( { value, inheritedValue, setValue }: StyleNodeAccess ) {
	return { value, inheritedValue, onChange: setValue };
}
