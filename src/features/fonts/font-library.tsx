import { TabPanel } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';

import { AreaError } from '@/components/area-error';
import { LoadProblem } from '@/components/load-problem';
import { useRestoredFocus, useRowReturn } from '@/focus';
import { announceContent, waitForContent } from '@/schedule/content-first';
import { useResource } from '@/data/reads/use-resource';
import { whenPainted } from '@/schedule/when-painted';
import { getErrorMessage } from '@/utils/get-error-message';
import { hasHostScript } from '@/wordpress/script-states';
import { HOSTED_COLLECTION } from './writes/google-fonts-permission';
import {
	fontCollectionsResource,
	type FontCollectionSummary,
} from './reads/font-collections';
import { LIBRARY_TAB, type FontLocation } from './font-location';
import type { FontNotice } from './install/describe-report';
import { installQueue } from './install/install-queue';
import {
	CollectionTab,
	FontsLoading,
	preloadParts,
	SessionReader,
	UploadTab,
	WithSession,
} from './lazy-parts';
import { LibraryTab } from './library/library-tab';
import { FontHeadingLevel } from './parts/font-heading';
import { InstallProgressBar } from './parts/install-progress';
import { LibraryNotice } from './parts/library-notice';
import {
	FontSessionContext,
	type LibraryFonts,
	type SessionState,
} from './session/font-session';
import { noteOpenLibrary } from './session/open-libraries';
import { registerLibrary, showInLibrary } from './session/show-in-library';
import { useInstallState } from './session/use-install-state';
import { useSavedFonts } from './session/use-saved-fonts';
import './style.scss';

const UPLOAD_TAB = 'upload';

/** Props of {@link FontLibrary}. */
export interface FontLibraryProps {
	place: FontLocation;
	onPlaceChange: ( place: FontLocation ) => void;
	/** Level of its headings; 2 without it. */
	headingLevel?: 2 | 3;
}

/**
 * The font library (specification 2.5): what is installed, upload, and a tab for each collection.
 *
 * Where core-data is not there yet the fonts are listed as they are saved, and the library waits for it only with what edits them.
 */
export function FontLibrary( props: FontLibraryProps ) {
	const [ { session, error, retry }, setState ] =
		useState< SessionState >( NO_SESSION );
	const saved = useSavedFonts();
	// Once it is there it may have edits that are not saved.
	const [ isListedFirst ] = useState(
		() => ! hasHostScript( 'wp-core-data' )
	);
	const isAwaited = isListedFirst && ! saved.fonts && ! saved.error;
	useLayoutEffect( () => {
		if ( ! isAwaited ) {
			return undefined;
		}
		const arrive = announceContent();
		return () => void whenPainted().then( arrive );
	}, [ isAwaited ] );
	const [ hasParts, setHasParts ] = useState( SessionReader.isLoaded );
	useEffect( () => {
		let isShown = true;
		void waitForContent()
			.then( preloadParts )
			.then( () => isShown && setHasParts( true ) );
		return () => {
			isShown = false;
		};
	}, [] );
	useEffect( noteOpenLibrary, [] );

	const fonts =
		session ?? ( isListedFirst && ! error ? saved.fonts : undefined );
	let content = <FontsLoading />;
	if ( fonts ) {
		content = (
			<LibraryTabs { ...props } fonts={ fonts } session={ session } />
		);
	} else if ( error ) {
		content = <AreaError error={ error } onRetry={ retry } />;
	} else if ( saved.error ) {
		content = <AreaError error={ saved.error } onRetry={ saved.retry } />;
	}
	return (
		<>
			{ hasParts && <SessionReader onChange={ setState } /> }
			{ content }
		</>
	);
}

interface LibraryTabsProps extends FontLibraryProps {
	fonts: LibraryFonts;
	session: SessionState[ 'session' ];
}

function LibraryTabs( {
	place,
	onPlaceChange,
	headingLevel = 2,
	fonts,
	session,
}: LibraryTabsProps ) {
	const [ notice, setNotice ] = useState< FontNotice >();
	const { notice: installNotice } = useInstallState();
	const { canCreate } = fonts;
	const collections = useResource( fontCollectionsResource, canCreate );
	const tabs = useMemo(
		() => getTabs( canCreate, collections.data ?? NO_COLLECTIONS ),
		[ canCreate, collections.data ]
	);
	// One thing is told at a time: the last one.
	const notify = useCallback( ( next: FontNotice | undefined ) => {
		installQueue.dismiss();
		setNotice( next );
	}, [] );
	useLibraryOutcomes( notice, notify );
	const context = useMemo(
		() => session && { ...session, notify },
		[ session, notify ]
	);
	const goTo = ( changes: Partial< FontLocation > ) => {
		installQueue.dismiss();
		// Undo and Retry stay until they are pressed or dismissed.
		setNotice( ( current ) =>
			current?.outcome?.isLasting ? current : undefined
		);
		onPlaceChange( { family: undefined, tab: place.tab, ...changes } );
	};
	const current =
		tabs.find( ( { name } ) => name === place.tab )?.name ?? LIBRARY_TAB;
	const handleOpen = ( family: string | undefined ) => goTo( { family } );
	const area = useRef< HTMLDivElement >( null );
	useRowReturn( area, place.family );
	const areaRef = useMergeRefs( [ area, useRestoredFocus() ] );
	return (
		<FontSessionContext.Provider value={ context }>
			<FontHeadingLevel.Provider value={ headingLevel }>
				<div ref={ areaRef } className="atelier-fonts">
					<InstallProgressBar />
					<LibraryNotice
						notice={ installNotice ?? notice }
						onDismiss={ () => notify( undefined ) }
					/>
					{ collections.error !== undefined && (
						<LoadProblem
							message={ getErrorMessage(
								collections.error,
								__(
									'The font collections could not be loaded.',
									'atelier'
								)
							) }
							onRetry={ collections.retry }
						/>
					) }
					<TabPanel
						// A tab of the address that was not there yet is chosen as soon as it is. Further tabs change nothing: files
						// that were chosen by then stay.
						key={ String(
							tabs.some( ( { name } ) => name === place.tab )
						) }
						className="atelier-fonts-tabs"
						tabs={ tabs }
						initialTabName={ current }
						onSelect={ ( tab ) => {
							if ( tab !== current ) {
								goTo( { tab } );
							}
						} }
					>
						{ ( { name } ) => (
							<TabContent
								name={ name }
								collection={ collections.data?.find(
									( { slug } ) => slug === name
								) }
								openSlug={
									name === current ? place.family : undefined
								}
								fonts={ fonts }
								onOpen={ handleOpen }
								onInstall={ () =>
									goTo( {
										tab: tabs[ 1 ]?.name ?? LIBRARY_TAB,
									} )
								}
							/>
						) }
					</TabPanel>
				</div>
			</FontHeadingLevel.Provider>
		</FontSessionContext.Provider>
	);
}

interface TabContentProps {
	/** Name of the tab. */
	name: string;
	/** The collection of the tab, where it shows one. */
	collection: FontCollectionSummary | undefined;
	openSlug: string | undefined;
	fonts: LibraryFonts;
	onOpen: ( family: string | undefined ) => void;
	onInstall: () => void;
}

function TabContent( {
	name,
	collection,
	openSlug,
	fonts,
	onOpen,
	onInstall,
}: TabContentProps ) {
	if ( collection ) {
		return (
			<WithSession>
				<CollectionTab
					key={ name }
					collection={ collection }
					openSlug={ openSlug }
					onOpen={ onOpen }
				/>
			</WithSession>
		);
	}
	return name === UPLOAD_TAB ? (
		<WithSession>
			<UploadTab />
		</WithSession>
	) : (
		<LibraryTab
			fonts={ fonts }
			openName={ openSlug }
			onOpen={ onOpen }
			onInstall={ onInstall }
		/>
	);
}

// Shows outcomes in the library; what lasts stays in the window when the library closes.
function useLibraryOutcomes(
	notice: FontNotice | undefined,
	notify: ( notice: FontNotice ) => void
): void {
	const latest = useRef( notice );
	useEffect( () => {
		latest.current = notice;
	} );
	useEffect( () => {
		const end = registerLibrary( notify );
		return () => {
			end();
			const { outcome } = latest.current ?? {};
			if ( outcome?.isLasting ) {
				showInLibrary( outcome );
			}
		};
	}, [ notify ] );
}

const NO_SESSION: SessionState = {
	session: undefined,
	error: undefined,
	retry: () => {},
};
const NO_COLLECTIONS: readonly FontCollectionSummary[] = [];

// Specification 2.5: a single hosted collection is titled Install Fonts.
function getTabs(
	canCreate: boolean,
	collections: readonly FontCollectionSummary[]
) {
	const [ first ] = collections;
	const isSingleHosted =
		collections.length === 1 && first?.slug === HOSTED_COLLECTION;
	return [
		{ name: LIBRARY_TAB, title: __( 'Library', 'atelier' ) },
		...( canCreate
			? [
					{ name: UPLOAD_TAB, title: __( 'Upload', 'atelier' ) },
					...collections.map( ( { slug, name } ) => ( {
						name: slug,
						title: isSingleHosted
							? __( 'Install Fonts', 'atelier' )
							: name,
					} ) ),
			  ]
			: [] ),
	];
}
