/*
 * Types of the host's packages without their own, only of the parts that we use.
 */
declare module '@wordpress/commands' {
	import type { ComponentType, ReactNode } from 'react';
	import type { StoreDescriptor } from '@wordpress/data';

	/** A command of the palette. */
	export interface Command {
		name: string;
		label: string;
		searchLabel?: string;
		keywords?: readonly string[];
		icon?: ReactNode;
		context?: string;
		category?: string;
		disabled?: boolean;
		callback: ( options: { close: () => void } ) => void;
	}

	/** A hook that finds commands for the person's input. */
	export interface CommandLoader {
		name: string;
		context?: string;
		category?: string;
		disabled?: boolean;
		hook: ( options: { search: string } ) => {
			commands: Command[];
			isLoading: boolean;
		};
	}

	export const CommandMenu: ComponentType;
	export const privateApis: object;
	export const store: StoreDescriptor< {
		reducer: ( state: unknown, action: unknown ) => unknown;
		actions: { open: () => object; close: () => object };
		selectors: { isOpen: ( state: unknown ) => boolean };
	} >;
	export function useCommand( command: Command ): void;
	export function useCommands( commands: Command[] ): void;
	export function useCommandLoader( loader: CommandLoader ): void;
}

declare module '@wordpress/block-library' {
	/** A block of the host. */
	export interface CoreBlock {
		name: string;
		init: () => unknown;
	}

	export function __experimentalGetCoreBlocks(): CoreBlock[];
	export function registerCoreBlocks( blocks?: CoreBlock[] ): void;
}

declare module '@wordpress/widgets' {
	export function registerLegacyWidgetBlock(
		supports?: Record< string, unknown >
	): void;
	export function registerWidgetGroupBlock(
		supports?: Record< string, unknown >
	): void;
}

declare module '@wordpress/block-editor' {
	import type { ComponentType, ReactNode } from 'react';
	import type { StoreDescriptor } from '@wordpress/data';

	/** A block as `createBlock` makes it. */
	export interface PreviewedBlock {
		name: string;
		attributes: Record< string, unknown >;
	}

	export const privateApis: object;
	export const store: StoreDescriptor;
	export const InspectorAdvancedControls: ComponentType< {
		children: ReactNode;
	} >;
	export const BlockPreview: ComponentType< {
		blocks: PreviewedBlock | readonly PreviewedBlock[];
		viewportWidth?: number;
		minHeight?: number;
		additionalStyles?: ReadonlyArray< { css: string } >;
	} >;
	export const Warning: ComponentType< {
		actions?: ReactNode[];
		children?: ReactNode;
	} >;
	export const BlockList: unknown;
	export const BlockContextProvider: ComponentType< {
		value: Record< string, unknown >;
		children: ReactNode;
	} >;
	export const __unstableIframe: unknown;
	export const __unstableEditorStyles: unknown;
	export const __experimentalUseBlockPreview: unknown;
}
