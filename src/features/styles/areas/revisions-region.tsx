import { useEffect } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';

import { pathTo, useNavigate, useRoute } from '@/router';
import './revisions-region.scss';

/**
 * The region *Style Revisions* of view mode: the canvas beside the list shows the selected revision, Escape or the button closes it
 * (specification 2.3).
 */
export function RevisionsRegion() {
	const { path, query } = useRoute();
	const { backTo } = useNavigate();
	const close = () =>
		backTo( pathTo( path, { ...query, section: undefined } ) );
	useEscape( close );
	return (
		<section
			className="atelier-styles-revisions-region"
			aria-label={ __( 'Style Revisions', 'atelier' ) }
		>
			<Button
				className="atelier-styles-revisions-region__close"
				size="compact"
				icon={ closeSmall }
				label={ __( 'Close', 'atelier' ) }
				onClick={ close }
			/>
		</section>
	);
}

// The list is outside of the region. A menu or dialog that Escape closes prevents the key's default.
function useEscape( onEscape: () => void ): void {
	useEffect( () => {
		const handleKeyDown = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' && ! event.defaultPrevented ) {
				event.preventDefault();
				onEscape();
			}
		};
		document.addEventListener( 'keydown', handleKeyDown );
		return () => document.removeEventListener( 'keydown', handleKeyDown );
	}, [ onEscape ] );
}
