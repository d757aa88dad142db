import { useContext, useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { getCategories, store as blocksStore } from '@wordpress/blocks';
import { TabPanel } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import type { Config } from '@/utils/theme-json/config';
import type { BlockType } from '@/wordpress/block-style-support';
import {
	useFrameFit,
	WidthButtons,
	type FrameWidth,
} from '@/kits/canvas/frame-width';
import { StyleEditorProvider } from '@/wordpress/style-panels';
import { getPrivateSettings } from '@/wordpress/view-canvas';
import {
	CanvasIframe,
	CanvasStyleSheets,
} from '@/wordpress/unstable-block-editor';
import { StylesNavigationContext } from '../config/styles-navigation';
import {
	findBookSection,
	getBookChapters,
	getEditedWidth,
	isFollowed,
} from '../rules/style-book';
import type { StylesSection } from '../rules/styles-section';
import {
	getBookTabs,
	getChapterName,
	getPartName,
	type BookTab,
} from './book-tabs';
import { useMediaUpload } from '../panels/use-media-upload';
import { BOOK_ID } from './frame-css';
import { FrameSheets } from './frame-sheets';
import { useFollowSection } from './use-follow-section';
import { useVariationStyles } from './use-variation-styles';
import { useVisitorSheets } from './use-visitor-sheets';
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

const ROOT: StylesSection = { screen: 'root' };
const NO_BLOCKS: readonly unknown[] = [];

/** The tabs of the Style Book, and the frame with the examples of one. */
export function Book( {
	tools,
	...props
}: BookProps & {
	/** Further controls of the view. */
	tools?: ReactNode;
} ) {
	const navigation = useContext( StylesNavigationContext );
	const section = navigation?.section ?? ROOT;
	const { chapters, tabs } = useBookTabs();
	const place = findBookSection( section, chapters );
	const tabName =
		'part' in place
			? getPartName( place.part )
			: getChapterName( place.chapter );
	const { ref, leadingNavigation } = useFollowSection(
		navigation,
		isFollowed( section, place ) ? tabName : undefined
	);
	const [ width, setWidth ] = useShownWidth( section );
	return (
		<StylesNavigationContext.Provider value={ leadingNavigation }>
			<div className="atelier-style-book__tools">
				<span className="atelier-style-book__widths">
					<WidthButtons width={ width } onWidth={ setWidth } />
				</span>
				{ tools }
			</div>
			<div ref={ ref } className="atelier-style-book__body">
				<TabPanel
					className="atelier-style-book__tabs"
					tabs={ tabs }
					initialTabName={ tabName }
				>
					{ ( tab ) => (
						<FittedFrame
							{ ...props }
							width={ width }
							tab={ tab as unknown as BookTab }
						/>
					) }
				</TabPanel>
			</div>
		</StylesNavigationContext.Provider>
	);
}

/** Returns the width of the device in which the book is shown, and its setter: that of the edited viewport, until the person chooses another. */
function useShownWidth( section: StylesSection ) {
	const edited = getEditedWidth( section );
	const [ choice, setChoice ] = useState< {
		edited: FrameWidth | undefined;
		width: FrameWidth | undefined;
	} >();
	return [
		choice && choice.edited === edited ? choice.width : edited,
		( width: FrameWidth | undefined ) => setChoice( { edited, width } ),
	] as const;
}

function FittedFrame( {
	width,
	...props
}: Omit< BookFrameProps, 'children' > & { width: FrameWidth | undefined } ) {
	const { observe, style } = useFrameFit( width );
	return (
		<div ref={ observe } className="atelier-style-book__place">
			<div
				className={ clsx( 'atelier-style-book__frame', {
					'is-fitted': style,
				} ) }
				style={ style }
			>
				<BookFrame { ...props } />
			</div>
		</div>
	);
}

/** Returns the chapters of the Style Book, from the registered blocks, and its tabs. */
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

/** The examples of one tab, in a frame. */
export function BookFrame( {
	config,
	sheets,
	editorSettings,
	tab,
	children,
}: BookFrameProps ) {
	const visitorSheets = useVisitorSheets();
	const allSheets = useMemo(
		() => [ ...sheets, ...visitorSheets ],
		[ sheets, visitorSheets ]
	);
	const { isBlockTheme } = getBootPayload().theme;
	const mediaUpload = useMediaUpload();
	const styles = useVariationStyles( config );
	const settings = useMemo(
		() => ( {
			...editorSettings,
			...getPrivateSettings( { styles, links: {}, postType: 'page' } ),
			mediaUpload,
			isPreviewMode: true,
		} ),
		[ editorSettings, styles, mediaUpload ]
	);
	return (
		<StyleEditorProvider value={ NO_BLOCKS } settings={ settings }>
			<CanvasIframe
				name="style-book-canvas"
				title={ __( 'Style Book', 'atelier' ) }
			>
				<FrameSheets sheets={ visitorSheets }>
					<CanvasStyleSheets styles={ sheets } />
				</FrameSheets>
				<WordsScope config={ config } sheets={ allSheets }>
					<div
						id={ BOOK_ID }
						// The element in which WordPress renders a page of a block theme.
						className={ clsx( { 'wp-site-blocks': isBlockTheme } ) }
					>
						<div key={ tab.name } className="atelier-book">
							{ tab.content }
						</div>
					</div>
				</WordsScope>
				{ children }
			</CanvasIframe>
		</StyleEditorProvider>
	);
}
