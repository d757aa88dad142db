import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from '@wordpress/data';

import { AreaError } from '@/components/area-error';
import { waitForContent } from '@/schedule/content-first';
import { useServerSettings } from '@/data/store/use-server-settings';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { loadBlocks } from '@/kits/canvas';
import { AddressedFontLibrary, useOpenFontLibrary } from '@/features/fonts';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { useNavigate, useRoute } from '@/router';
import { StylesWorkspace } from '../styles-workspace';
import { useStyleBookSwitch } from '../use-style-book-switch';
import { StylesSkeleton } from './skeleton';

/** The panel of Styles, at the section of the address. */
export function StylesContent() {
	const { query } = useRoute();
	const { navigate, updateQuery } = useNavigate();
	const isMobile = useIsMobile();
	const { openWelcomeGuide } = useDispatch( store );
	const handleWelcomeGuide = useCallback(
		() => void openWelcomeGuide( 'styles' ),
		[ openWelcomeGuide ]
	);
	const handleLeave = useCallback( () => navigate( '/' ), [ navigate ] );
	const { settings, error: settingsError, retry } = useServerSettings();
	const [ error, setError ] = useState< unknown >();
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		let isCurrent = true;
		// The list of blocks needs the block types even without a canvas beside it; the panel can be used before.
		waitForContent()
			.then( loadBlocks )
			.catch( ( reason: unknown ) => isCurrent && setError( reason ) );
		return () => {
			isCurrent = false;
		};
	}, [ attempt ] );

	const handleSectionChange = useCallback(
		( section: string | undefined ) => updateQuery( { section } ),
		[ updateQuery ]
	);
	const { isBlockTheme } = getBootPayload().theme;
	const styleBook = useStyleBookSwitch();
	const openFontLibrary = useOpenFontLibrary();
	const problem = error ?? settingsError;
	if ( problem ) {
		return (
			<AreaError
				error={ problem }
				onRetry={ () => {
					retry();
					setError( undefined );
					setAttempt( attempt + 1 );
				} }
			/>
		);
	}
	if ( ! settings ) {
		return <StylesSkeleton />;
	}
	return (
		<>
			<StylesWorkspace
				section={ query.section }
				onLeave={ isMobile ? handleLeave : undefined }
				onSectionChange={ handleSectionChange }
				onWelcomeGuide={ handleWelcomeGuide }
				editorSettings={ settings }
				fallback={ <StylesSkeleton /> }
				{ ...( isBlockTheme ? { styleBook } : {} ) }
				onManageFonts={ openFontLibrary }
			/>
			<AddressedFontLibrary />
		</>
	);
}
