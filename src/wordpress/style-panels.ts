import type { ComponentType, ReactNode } from 'react';
import { privateApis } from '@wordpress/block-editor';

import { unlockApi } from './unlock';

/** A style node or a settings node of a config. */
type StyleNode = Record< string, unknown >;

/** Props of every panel of the host. */
export interface StylePanelProps {
	/** Values that the person set. */
	value: StyleNode;
	/** Values that apply: the person's values over the theme's. */
	inheritedValue: StyleNode;
	/** Settings of the style location, limited to those that it supports. */
	settings: StyleNode;
	onChange: ( next: StyleNode ) => void;
	panelId?: string;
	label?: string;
}

/** Further props of the panel for dimensions. */
export interface DimensionsPanelProps extends StylePanelProps {
	/** Shows content and wide width, read from `layout` of the value. */
	includeLayoutControls?: boolean;
}

/** Further props of the panel for the background. */
export interface BackgroundPanelProps extends StylePanelProps {
	headerLabel?: string;
	defaultValues?: StyleNode;
}

/** Further props of the panel for typography. */
export interface TypographyPanelProps extends StylePanelProps {
	isGlobalStyles?: boolean;
}

/** Further props of the panel for borders and shadow. */
export interface BorderPanelProps extends StylePanelProps {
	name?: string;
}

/** Props of the panel with the settings of images. */
export interface ImageSettingsPanelProps {
	/** Settings that the person made for the block. */
	value: StyleNode;
	/** Settings that apply. */
	inheritedValue: StyleNode;
	onChange: ( lightbox: StyleNode | undefined ) => void;
	panelId?: string;
}

interface StyleStateChoice {
	label: string;
	value: string;
}

interface StateControlProps {
	viewportStates: readonly StyleStateChoice[];
	pseudoStates: readonly StyleStateChoice[];
	viewportValue: string;
	pseudoStateValue: string;
	onChangeViewport: ( value: string ) => void;
	onChangePseudoState: ( value: string ) => void;
}

interface ProviderProps {
	value: readonly unknown[];
	settings: StyleNode;
	useSubRegistry?: boolean;
	children: ReactNode;
}

interface StylePanelsApi {
	useSettingsForBlockElement: (
		settings: StyleNode,
		blockName?: string,
		element?: string
	) => StyleNode;
	TypographyPanel: ComponentType< TypographyPanelProps >;
	useHasTypographyPanel: ( settings: StyleNode ) => boolean;
	DimensionsPanel: ComponentType< DimensionsPanelProps >;
	useHasDimensionsPanel: ( settings: StyleNode ) => boolean;
	BorderPanel: ComponentType< BorderPanelProps >;
	useHasBorderPanel: ( settings: StyleNode ) => boolean;
	FiltersPanel: ComponentType< StylePanelProps >;
	useHasFiltersPanel: ( settings: StyleNode ) => boolean;
	ImageSettingsPanel: ComponentType< ImageSettingsPanelProps >;
	useHasImageSettingsPanel: (
		name: string,
		value: StyleNode,
		inheritedValue: StyleNode
	) => boolean;
	BackgroundPanel: ComponentType< BackgroundPanelProps >;
	useHasBackgroundPanel: ( settings: StyleNode ) => boolean;
	StateControl: ComponentType< StateControlProps >;
	ExperimentalBlockEditorProvider: ComponentType< ProviderProps >;
}

export const {
	useSettingsForBlockElement,
	TypographyPanel,
	useHasTypographyPanel,
	DimensionsPanel,
	useHasDimensionsPanel,
	BorderPanel,
	useHasBorderPanel,
	FiltersPanel,
	useHasFiltersPanel,
	ImageSettingsPanel,
	useHasImageSettingsPanel,
	BackgroundPanel,
	useHasBackgroundPanel,
	StateControl,
	ExperimentalBlockEditorProvider: StyleEditorProvider,
} = unlockApi< StylePanelsApi >( '@wordpress/block-editor', privateApis, [
	'useSettingsForBlockElement',
	'TypographyPanel',
	'useHasTypographyPanel',
	'DimensionsPanel',
	'useHasDimensionsPanel',
	'BorderPanel',
	'useHasBorderPanel',
	'FiltersPanel',
	'useHasFiltersPanel',
	'ImageSettingsPanel',
	'useHasImageSettingsPanel',
	'BackgroundPanel',
	'useHasBackgroundPanel',
	'StateControl',
	'ExperimentalBlockEditorProvider',
] );
