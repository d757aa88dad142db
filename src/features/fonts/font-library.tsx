import { useEffect, useLayoutEffect, useState } from 'react';

import { AreaError } from '@/components/area-error';
import { announceContent, waitForContent } from '@/schedule/content-first';
import { whenPainted } from '@/schedule/when-painted';
import { hasHostScript } from '@/wordpress/script-states';
import { FontsLoading, preloadParts, SessionReader } from './lazy-parts';
import { LibraryTabs, type LibraryTabsProps } from './library-tabs';
import type { SessionState } from './session/font-session';
import { noteOpenLibrary } from './session/open-libraries';
import { useSavedFonts } from './session/use-saved-fonts';
import './style.scss';

const NO_SESSION: SessionState = {
	session: undefined,
	error: undefined,
	retry: () => {},
};

/** Props of {@link FontLibrary}. */
export type FontLibraryProps = Omit< LibraryTabsProps, 'fonts' | 'session' >;

/**
 * The font library (specification 2.5): installed fonts, upload, and a tab for each collection.
 *
 * Until core-data has loaded, the saved fonts are listed, and parts that edit fonts are missing.
 */
export function FontLibrary( props: FontLibraryProps ) {
	const [ { session, error, retry }, setState ] =
		useState< SessionState >( NO_SESSION );
	const saved = useSavedFonts();
	// With core-data loaded there may be unsaved edits, which the saved fonts lack.
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
