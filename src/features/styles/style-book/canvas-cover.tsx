import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';

import { AreaError } from '@/components/area-error';
import { AreaLoader } from '@/components/area-loader';
import { useBorrowedFocus } from '@/focus';
import { GlobalStylesProvider } from '../config/provider';
import {
	StylesNavigationContext,
	type StylesNavigation,
} from '../config/styles-navigation';
import { formatSection, parseSection } from '../rules/styles-section';
import './style.scss';

/** Props of the cover of the canvas. */
export interface CanvasCoverProps {
	/** `section` of the address: the screen beside it. */
	section: string | undefined;
	/** Writes a section into the address. */
	onSectionChange: ( section: string ) => void;
	/** Settings of the block editor from the server. */
	editorSettings: Readonly< Record< string, unknown > >;
	onClose: () => void;
}

/** Region that covers the canvas while Styles is open; Escape or its button closes it (specification 2.3). */
export function CanvasContainer( {
	label,
	loadingLabel,
	section,
	onSectionChange,
	editorSettings,
	onClose,
	children,
}: CanvasCoverProps & {
	/** Name of the region. */
	label: string;
	loadingLabel: string;
	children: ReactNode;
} ) {
	const ref = useBorrowedFocus();
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && ! event.defaultPrevented ) {
			event.preventDefault();
			onClose();
		}
	};
	return (
		// Escape closes the region wherever the focus is in it, also in the frame (specification 2.3).
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<section
			ref={ ref }
			className="atelier-style-book"
			aria-label={ label }
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
			<CoverStyles
				loadingLabel={ loadingLabel }
				section={ section }
				onSectionChange={ onSectionChange }
				editorSettings={ editorSettings }
			>
				{ children }
			</CoverStyles>
		</section>
	);
}

/** Props of {@link CoverStyles}. */
export interface CoverStylesProps extends Omit< CanvasCoverProps, 'onClose' > {
	/** Text that is announced while the styles are loaded. */
	loadingLabel: string;
	children: ReactNode;
}

/** Provides the styles, and the links to the panel's screens, for the Style Book and the revisions beside the panel. */
export function CoverStyles( {
	loadingLabel,
	section,
	onSectionChange,
	editorSettings,
	children,
}: CoverStylesProps ) {
	const navigation = useMemo< StylesNavigation >(
		() => ( {
			section: parseSection( section ),
			goTo: ( next ) => onSectionChange( formatSection( next ) ),
		} ),
		[ section, onSectionChange ]
	);
	return (
		<StylesNavigationContext.Provider value={ navigation }>
			<GlobalStylesProvider
				editorSettings={ editorSettings }
				fallback={ <AreaLoader label={ loadingLabel } /> }
				renderError={ ( error, retry ) => (
					<AreaError error={ error } onRetry={ retry } />
				) }
			>
				{ children }
			</GlobalStylesProvider>
		</StylesNavigationContext.Provider>
	);
}
