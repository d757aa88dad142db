import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { arrowLeft, arrowRight, external, rotateRight } from '@wordpress/icons';

import { WidthButtons, type FrameWidth } from '@/kits/canvas/frame-width';
import { PreviewToggles } from '@/kits/canvas/front-page-preview';
import type { WalkState } from './use-walk';

/** Props of {@link AddressBar}. */
export interface AddressBarProps {
	walk: WalkState;
	/** Address of the page for visitors. */
	visitorUrl: string;
	width: FrameWidth | undefined;
	onWidth: ( width: FrameWidth | undefined ) => void;
	onType: ( text: string ) => void;
	onReload: () => void;
}

/** The controls above a page of the walk: Back, Forward, its address and its width. */
export function AddressBar( {
	walk,
	visitorUrl,
	width,
	onWidth,
	onType,
	onReload,
}: AddressBarProps ) {
	const [ back, forward ] = isRTL()
		? [ arrowRight, arrowLeft ]
		: [ arrowLeft, arrowRight ];
	return (
		<div className="atelier-walk__bar">
			<div className="atelier-walk__steps">
				<Button
					size="compact"
					icon={ back }
					label={ __( 'Back', 'atelier' ) }
					disabled={ ! walk.canGoBack }
					accessibleWhenDisabled
					onClick={ walk.goBack }
				/>
				<Button
					size="compact"
					icon={ forward }
					label={ __( 'Forward', 'atelier' ) }
					disabled={ ! walk.canGoForward }
					accessibleWhenDisabled
					onClick={ walk.goForward }
				/>
				<Button
					size="compact"
					icon={ rotateRight }
					label={ __( 'Reload', 'atelier' ) }
					onClick={ onReload }
				/>
			</div>
			<AddressField sitePath={ walk.sitePath } onType={ onType } />
			<div className="atelier-walk__widths">
				<WidthButtons width={ width } onWidth={ onWidth } />
			</div>
			<Button
				className="atelier-walk__tab"
				size="compact"
				icon={ external }
				label={ __( 'Open in a new tab', 'atelier' ) }
				href={ visitorUrl }
				target="_blank"
				rel="noopener"
			/>
			<PreviewToggles record={ undefined } />
		</div>
	);
}

function AddressField( {
	sitePath,
	onType,
}: {
	sitePath: string;
	onType: ( text: string ) => void;
} ) {
	const [ text, setText ] = useState( () => toReadable( sitePath ) );
	useEffect( () => setText( toReadable( sitePath ) ), [ sitePath ] );
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		onType( text );
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			setText( toReadable( sitePath ) );
		}
	};
	return (
		<form className="atelier-walk__address" onSubmit={ handleSubmit }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Address', 'atelier' ) }
				value={ text }
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={ false }
				inputMode="url"
				dir="ltr"
				onChange={ setText }
				onKeyDown={ handleKeyDown }
			/>
		</form>
	);
}

function toReadable( sitePath: string ): string {
	try {
		return decodeURI( sitePath );
	} catch {
		return sitePath;
	}
}
