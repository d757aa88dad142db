import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { lazyContent } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { IdentitySkeleton } from './skeleton';
import './style.scss';

/** The form of Identity. */
export const IdentityForm = lazyContent(
	() => import( './identity-form' ).then( ( module ) => module.IdentityForm ),
	<IdentitySkeleton />,
	// The four fields render as fast as the skeleton.
	true
);

/** The content of Identity: its form, or a notice for people who may not use it. */
export function IdentityContent() {
	const { rights } = getBootPayload();
	const Heading = useIsMobile() ? 'h1' : 'h2';
	return (
		<div className="atelier-identity">
			<Heading className="atelier-identity__title">
				{ __( 'Identity', 'atelier' ) }
			</Heading>
			{ rights.manageOptions ? (
				<IdentityForm />
			) : (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Sorry, you are not allowed to change this site’s identity. Ask an administrator.',
						'atelier'
					) }
				</Notice>
			) }
		</div>
	);
}
