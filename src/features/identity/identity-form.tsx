import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { AreaError } from '@/components/area-error';
import { useRestoredFocus } from '@/focus';
import { useSiteIdentity } from './use-site-identity';
import { IconField } from './icon-field';
import { LogoField } from './logo-field';
import { IdentitySkeleton } from './skeleton';

/** The fields of Identity. Changes are unsaved until the save button saves them with the rest. */
export function IdentityForm() {
	const { identity, error, retry, edit } = useSiteIdentity();
	const restoredFocus = useRestoredFocus();
	if ( error ) {
		return <AreaError error={ error } onRetry={ retry } />;
	}
	if ( ! identity ) {
		return <IdentitySkeleton />;
	}
	return (
		<div ref={ restoredFocus } className="atelier-identity__form">
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Site title', 'atelier' ) }
				help={ __(
					'Displays in your site’s layout via the Site Title block.',
					'atelier'
				) }
				value={ identity.title }
				onChange={ ( title ) => edit( { title } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Site tagline', 'atelier' ) }
				help={ __(
					'In a few words, explain what this site is about. Displays in your site’s layout via the Site Tagline block.',
					'atelier'
				) }
				value={ identity.description }
				onChange={ ( description ) => edit( { description } ) }
			/>
			<LogoField
				id={ identity.site_logo }
				onChange={ ( id ) => edit( { site_logo: id } ) }
			/>
			<IconField
				id={ identity.site_icon }
				siteTitle={ identity.title }
				onChange={ ( id ) => edit( { site_icon: id } ) }
			/>
		</div>
	);
}
