import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';

import { moveFocus } from '@/focus';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { useRoute } from '@/router';
import './style.scss';

/** Props of {@link MobileViews}. */
export interface MobileViewsProps {
	/** The views, as the sidebar lists them. */
	children: ReactNode;
}

/** The views of a list on a small viewport, where no sidebar is beside it; nothing elsewhere. */
export function MobileViews( { children }: MobileViewsProps ) {
	const isMobile = useIsMobile();
	const { query } = useRoute();
	const [ openFor, setOpenFor ] = useState< string >();
	const view = query.activeView ?? '';
	const isOpen = openFor === view;
	const toggle = useRef< HTMLButtonElement >( null );
	const id = useId();
	// When a person has chosen a view, the views close and their button gets the focus.
	useEffect( () => {
		if ( openFor !== undefined && openFor !== view ) {
			setOpenFor( undefined );
			moveFocus( toggle.current );
		}
	}, [ openFor, view ] );
	if ( ! isMobile ) {
		return null;
	}
	return (
		<div className="atelier-mobile-views">
			<Button
				ref={ toggle }
				variant="tertiary"
				size="compact"
				icon={ isOpen ? chevronUp : chevronDown }
				iconPosition="right"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				onClick={ () => setOpenFor( isOpen ? undefined : view ) }
			>
				{ __( 'Views', 'atelier' ) }
			</Button>
			{ isOpen && (
				<div id={ id } className="atelier-mobile-views__list">
					{ children }
				</div>
			) }
		</div>
	);
}
