import { TabPanel } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { useCallback, useMemo, useRef, useState } from 'react';

import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import { useRestoredFocus, useRowReturn } from '@/focus';
import { getErrorMessage } from '@/utils/get-error-message';
import { LIBRARY_TAB, UPLOAD_TAB, type FontLocation } from './font-location';
import type { FontNotice } from './install/describe-report';
import { installQueue } from './install/install-queue';
import { CollectionTab, UploadTab, WithSession } from './lazy-parts';
import { LibraryTab } from './library/library-tab';
import { FontHeadingLevel } from './parts/font-heading';
import { InstallProgressBar } from './parts/install-progress';
import { LibraryNotice } from './parts/library-notice';
import {
	fontCollectionsResource,
	type FontCollectionSummary,
} from './reads/font-collections';
import { listLibraryTabs } from './rules/list-library-tabs';
import {
	FontSessionContext,
	type LibraryFonts,
	type SessionState,
} from './session/font-session';
import { useInstallState } from './session/use-install-state';
import { useLibraryOutcomes } from './session/use-library-outcomes';

const NO_COLLECTIONS: readonly FontCollectionSummary[] = [];

/** Props of {@link LibraryTabs}. */
export interface LibraryTabsProps {
	location: FontLocation;
	onLocationChange: ( location: FontLocation ) => void;
	/** Level of its headings; 2 by default. */
	headingLevel?: 2 | 3;
	fonts: LibraryFonts;
	/** Undefined until the styles record has loaded. */
	session: SessionState[ 'session' ];
}

/** The tabs of the font library, with the notice and the progress that they share. */
export function LibraryTabs( {
	location,
	onLocationChange,
	headingLevel = 2,
	fonts,
	session,
}: LibraryTabsProps ) {
	const [ notice, setNotice ] = useState< FontNotice >();
	const { notice: installNotice } = useInstallState();
	const { canCreate } = fonts;
	const collections = useResource( fontCollectionsResource, canCreate );
	const tabs = useMemo(
		() => listLibraryTabs( canCreate, collections.data ?? NO_COLLECTIONS ),
		[ canCreate, collections.data ]
	);
	// Only the last notice is shown.
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
		onLocationChange( {
			family: undefined,
			tab: location.tab,
			...changes,
		} );
	};
	const current =
		tabs.find( ( { name } ) => name === location.tab )?.name ?? LIBRARY_TAB;
	const handleOpen = ( family: string | undefined ) => goTo( { family } );
	const area = useRef< HTMLDivElement >( null );
	useRowReturn( area, location.family );
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
					<CollectionsProblem { ...collections } />
					<TabPanel
						// The new key selects the address's tab once its collection has loaded. Further tabs do not reset the panel, so that
						// chosen files stay.
						key={ String(
							tabs.some( ( { name } ) => name === location.tab )
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
									name === current
										? location.family
										: undefined
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

function CollectionsProblem( {
	error,
	retry,
}: {
	error: unknown;
	retry: () => void;
} ) {
	return error === undefined ? null : (
		<LoadProblem
			message={ getErrorMessage(
				error,
				__( 'The font collections could not be loaded.', 'atelier' )
			) }
			onRetry={ retry }
		/>
	);
}

interface TabContentProps {
	/** Name of the tab. */
	name: string;
	/** The collection of the tab, if it shows one. */
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
