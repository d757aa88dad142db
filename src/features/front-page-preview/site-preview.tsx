import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { getBootPayload } from '@/data/site/boot-payload';
import { useViewModeOnly } from '@/router';
import './style.scss';

/** The site in an iframe, for classic themes: to be looked at, not to be used (specification 2.7). */
export function SitePreview() {
	const { homeUrl } = getBootPayload();
	const ref = useRef< HTMLDivElement >( null );
	useViewModeOnly();
	useEffect( () => {
		// React 18 does not know the attribute.
		ref.current?.setAttribute( 'inert', '' );
	}, [] );
	return (
		<div ref={ ref } className="atelier-site-preview">
			<iframe
				title={ __( 'Site Preview', 'atelier' ) }
				src={ addQueryArgs( homeUrl, { wp_site_preview: 1 } ) }
				tabIndex={ -1 }
			/>
		</div>
	);
}
