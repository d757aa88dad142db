import { useDeferredValue, useMemo, type KeyboardEvent } from 'react';
import { Button } from '@wordpress/components';
import { useFocusReturn, useMergeRefs } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';

import { AreaError } from '@/components/area-error';
import { AreaLoader } from '@/components/area-loader';
import { store } from '@/data/store';
import { getPreviewStyles } from '../config/get-preview-styles';
import { mergeConfigs } from '../config/merge-configs';
import { GlobalStylesProvider } from '../config/provider';
import {
	StylesNavigationContext,
	type StylesNavigation,
} from '../config/styles-navigation';
import { useGlobalStyles } from '../config/use-global-styles';
import { formatSection, parseSection } from '../engine/styles-section';
import { Book } from './book';
import './style.scss';

/** Props of {@link StyleBook}. */
export interface StyleBookProps {
	/** `section` of the address: what is edited beside the book. */
	section: string | undefined;
	/** Puts a section into the address. */
	onSectionChange: ( section: string ) => void;
	/** Settings of the block editor from the server. */
	editorSettings: Readonly< Record< string, unknown > >;
	onClose: () => void;
}

/** The Style Book: examples of all that can be styled, as the site shows them, each a way to its screen (specification 2.4). */
export function StyleBook( {
	section,
	onSectionChange,
	editorSettings,
	onClose,
}: StyleBookProps ) {
	const ref = useMergeRefs( [ useFocusReturn(), takeFocus ] );
	const navigation = useMemo< StylesNavigation >(
		() => ( {
			section: parseSection( section ),
			goTo: ( next ) => onSectionChange( formatSection( next ) ),
		} ),
		[ section, onSectionChange ]
	);
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && ! event.defaultPrevented ) {
			event.preventDefault();
			onClose();
		}
	};
	return (
		// Escape closes it from wherever the focus is in it, also from the frame (specification 2.3).
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<section
			ref={ ref }
			className="atelier-style-book"
			aria-label={ __( 'Style Book', 'atelier' ) }
			tabIndex={ -1 }
			onKeyDown={ handleKeyDown }
		>
			<Button
				className="atelier-style-book__close"
				size="compact"
				icon={ closeSmall }
				label={ __( 'Close', 'atelier' ) }
				onClick={ onClose }
			/>
			<StylesNavigationContext.Provider value={ navigation }>
				<GlobalStylesProvider
					editorSettings={ editorSettings }
					fallback={
						<AreaLoader
							label={ __( 'Loading the Style Book', 'atelier' ) }
						/>
					}
					renderError={ ( error, retry ) => (
						<AreaError error={ error } onRetry={ retry } />
					) }
				>
					<LiveBook />
				</GlobalStylesProvider>
			</StylesNavigationContext.Provider>
		</section>
	);
}

// Opened by a click or a key it takes the focus, and gives it back; opened by its address it leaves it where it is.
function takeFocus( element: HTMLElement | null ) {
	const { activeElement, body } = element?.ownerDocument ?? {};
	if ( activeElement !== body ) {
		element?.focus();
	}
}

// Shows the site's styles with what is unsaved, or those that a person looks at.
function LiveBook() {
	const { base, merged, editorSettings } = useGlobalStyles();
	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);
	const current = useMemo(
		() => ( previewed ? mergeConfigs( base, previewed ) : merged ),
		[ previewed, base, merged ]
	);
	// The page goes on while a hundred examples follow an edit.
	const shown = useDeferredValue( current );
	const sheets = useMemo(
		() => getPreviewStyles( shown, editorSettings ),
		[ shown, editorSettings ]
	);
	return <Book sheets={ sheets } editorSettings={ editorSettings } />;
}
