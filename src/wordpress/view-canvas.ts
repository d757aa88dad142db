/*
 * Components that show a record's blocks without the host's editor. Some of them are private in WordPress.
 */
import type { ComponentType, ReactNode } from 'react';
import {
	BlockList as HostBlockList,
	privateApis,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	store as coreStore,
	useEntityBlockEditor as useHostBlocks,
} from '@wordpress/core-data';
import type { select as defaultSelect } from '@wordpress/data';

import { unlockApi, unlockStore } from './unlock';

export { blockEditorStore };

/** A parsed block. Only the block editor reads its properties. */
export type ParsedBlock = object;

interface ShownBlocksProps {
	value: readonly ParsedBlock[];
	onInput: () => void;
	onChange: () => void;
	settings: Readonly< Record< string | symbol, unknown > >;
	/** Whether it creates its own store; otherwise it uses that of the surrounding registry. */
	useSubRegistry: boolean;
	children: ReactNode;
}

interface BlockEditorApi {
	ExperimentalBlockEditorProvider: ComponentType< ShownBlocksProps >;
	globalStylesDataKey: symbol;
	globalStylesLinksDataKey: symbol;
	selectBlockPatternsKey: symbol;
}

const api = unlockApi< BlockEditorApi >(
	'@wordpress/block-editor',
	privateApis,
	[
		'ExperimentalBlockEditorProvider',
		'globalStylesDataKey',
		'globalStylesLinksDataKey',
		'selectBlockPatternsKey',
	]
);

/** Provides blocks and settings for the {@link BlockList} in it. */
export const { ExperimentalBlockEditorProvider: ShownBlocks } = api;

/** Renders the blocks of the surrounding provider. */
export const BlockList = HostBlockList as ComponentType< {
	className?: string;
	renderAppender?: false;
} >;

interface PatternSelectors {
	getBlockPatternsForPostType: ( postType: string ) => unknown;
}

/**
 * Returns the private settings that blocks read from their editor.
 *
 * @param site          The styles of the site, and the record's type.
 * @param site.styles   Styles, for the style variations of blocks.
 * @param site.links    Addresses of files that the styles name.
 * @param site.postType Type of the record, which limits the patterns.
 */
export function getPrivateSettings( {
	styles,
	links,
	postType,
}: {
	styles: unknown;
	links: unknown;
	postType: string;
} ): Record< symbol, unknown > {
	return {
		[ api.globalStylesDataKey ]: styles ?? {},
		[ api.globalStylesLinksDataKey ]: links ?? {},
		[ api.selectBlockPatternsKey ]: ( select: typeof defaultSelect ) =>
			unlockStore< PatternSelectors >(
				select( coreStore )
			).getBlockPatternsForPostType( postType ),
	};
}

/**
 * Returns the blocks of a record with its unsaved edits; undefined until it is loaded.
 *
 * @param postType Type of the record.
 * @param id       Its id.
 */
export function useRecordBlocks(
	postType: string,
	id: number | string
): readonly ParsedBlock[] | undefined {
	const [ blocks ] = useHostBlocks( 'postType', postType, {
		id: id as string,
	} ) as unknown as [ readonly ParsedBlock[] | undefined ];
	return blocks;
}
