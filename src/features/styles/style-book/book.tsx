import { useContext, useMemo, type ReactNode } from 'react';
import { getCategories, store as blocksStore } from '@wordpress/blocks';
import { TabPanel } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import type { Config } from '@/utils/theme-json/config';
import type { BlockType } from '@/wordpress/block-style-support';
import { StyleEditorProvider } from '@/wordpress/style-panels';
import {
	CanvasIframe,
	CanvasStyleSheets,
} from '@/wordpress/unstable-block-editor';
import { StylesNavigationContext } from '../config/styles-navigation';
import { findBookSection, getBookChapters } from '../rules/style-book';
import {
	getBookTabs,
	getChapterName,
	getPartName,
	type BookTab,
} from './book-tabs';
import { useMediaUpload } from '../panels/use-media-upload';
import { FRAME_CSS } from './frame-css';
import { WordsScope } from './words-scope';
import './style.scss';

/** Props of {@link Book}. */
export interface BookProps {
	/** Merged config of the styles that are shown. */
	config: Config;
	/** Style sheets of the site. */
	sheets: ReadonlyArray< Record< string, unknown > >;
	/** Settings of the block editor from the server. */
	editorSettings: Readonly< Record< string, unknown > >;
}

const NO_BLOCKS: readonly unknown[] = [];
const FRAME_SHEET = { css: FRAME_CSS };

/** The tabs of the Style Book, and the frame with the examples of one. */
export function Book( props: BookProps ) {
	const navigation = useContext( StylesNavigationContext );
	const { chapters, tabs } = useBookTabs();
	const place = findBookSection(
		navigation?.section ?? { screen: 'root' },
		chapters
	);
	return (
		<TabPanel
			className="atelier-style-book__tabs"
			tabs={ tabs }
			initialTabName={
				'part' in place
					? getPartName( place.part )
					: getChapterName( place.chapter )
			}
		>
			{ ( tab ) => (
				<BookFrame { ...props } tab={ tab as unknown as BookTab } />
			) }
		</TabPanel>
	);
}

/** Returns the chapters of the Style Book, which follow from the blocks that are registered, and its tabs. */
export function useBookTabs(): {
	chapters: ReturnType< typeof getBookChapters< BlockType > >;
	tabs: ReturnType< typeof getBookTabs >;
} {
	const blocks = useSelect(
		( select ) => select( blocksStore ).getBlockTypes(),
		[]
	);
	const chapters = useMemo(
		() => getBookChapters( blocks, getCategories() ),
		[ blocks ]
	);
	const tabs = useMemo( () => getBookTabs( chapters ), [ chapters ] );
	return { chapters, tabs };
}

/** Props of {@link BookFrame}. */
export interface BookFrameProps extends BookProps {
	tab: BookTab;
	/** Rendered in the frame, too. */
	children?: ReactNode;
}

/** The examples of one tab, in a frame of their own. */
export function BookFrame( {
	config,
	sheets,
	editorSettings,
	tab,
	children,
}: BookFrameProps ) {
	const allSheets = useMemo( () => [ ...sheets, FRAME_SHEET ], [ sheets ] );
	const mediaUpload = useMediaUpload();
	const settings = useMemo(
		() => ( { ...editorSettings, mediaUpload, isPreviewMode: true } ),
		[ editorSettings, mediaUpload ]
	);
	return (
		<StyleEditorProvider value={ NO_BLOCKS } settings={ settings }>
			<CanvasIframe
				name="style-book-canvas"
				title={ __( 'Style Book', 'atelier' ) }
			>
				<CanvasStyleSheets styles={ allSheets } />
				<WordsScope config={ config } sheets={ sheets }>
					<div key={ tab.name } className="atelier-book">
						{ tab.content }
					</div>
				</WordsScope>
				{ children }
			</CanvasIframe>
		</StyleEditorProvider>
	);
}
