import { __ } from '@wordpress/i18n';

import { getIconAdvice } from './get-icon-advice';
import { ImageField } from './image-field';
import type { LogoFieldProps } from './logo-field';

/** Props of {@link IconField}. */
export interface IconFieldProps extends LogoFieldProps {
	/** Title of the site, shown beside the icon as in a browser's tab. */
	siteTitle: string;
}

/** Field for the site's icon, which is shown as in a browser's tab. */
export function IconField( { id, siteTitle, onChange }: IconFieldProps ) {
	return (
		<ImageField
			id={ id }
			label={ __( 'Site icon', 'atelier' ) }
			help={ __(
				'Shown in browser tabs, bookmarks, and mobile apps. It should be square and at least 512 by 512 pixels.',
				'atelier'
			) }
			texts={ {
				choose: __( 'Choose icon', 'atelier' ),
				replace: __( 'Replace icon', 'atelier' ),
				remove: __( 'Remove icon', 'atelier' ),
			} }
			getAdvice={ ( { size } ) => getIconAdvice( size ) }
			onChange={ onChange }
		>
			{ ( { url, alt } ) => (
				<div className="atelier-identity__tab">
					<img
						className="atelier-identity__icon"
						src={ url }
						alt={ alt || __( 'Site icon', 'atelier' ) }
					/>
					<span className="atelier-identity__tab-title">
						{ siteTitle }
					</span>
				</div>
			) }
		</ImageField>
	);
}
