import { useEffect, useRef, useState } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { getBootPayload } from '@/data/site/boot-payload';
import { useFrontPage } from '@/data/reads/front-page';
import { store } from '@/data/store';
import { useViewModeOnly } from '@/router';
import './style.scss';

/** The site in an inert iframe (specification 2.7), which is loaded again after each save, and with another homepage. */
export function SitePreview() {
	const { homeUrl } = getBootPayload();
	const ref = useRef< HTMLDivElement >( null );
	const saves = useSaveCount();
	const { page } = useFrontPage();
	useViewModeOnly();
	useEffect( () => {
		// React 18 does not know the attribute.
		ref.current?.setAttribute( 'inert', '' );
	}, [] );
	return (
		<div ref={ ref } className="atelier-site-preview">
			<iframe
				key={ `${ saves } ${ page }` }
				title={ __( 'Site Preview', 'atelier' ) }
				src={ addQueryArgs( homeUrl, { wp_site_preview: 1 } ) }
				tabIndex={ -1 }
			/>
		</div>
	);
}

function useSaveCount(): number {
	const isSaving = useSelect(
		( select ) => select( store ).isSaveRunning(),
		[]
	);
	const wasSaving = useRef( false );
	const [ count, setCount ] = useState( 0 );
	useEffect( () => {
		if ( wasSaving.current && ! isSaving ) {
			setCount( ( before ) => before + 1 );
		}
		wasSaving.current = isSaving;
	}, [ isSaving ] );
	return count;
}
