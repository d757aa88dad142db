import { ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useGlobalStyles } from '../config/use-global-styles';
import { useStyleNode } from '../config/use-style-node';
import { findStyleEnd } from '../rules/style-end';
import { CssEditor } from '../panels/css-editor';
import { ScreenFrame } from './screen-frame';

/** The site's custom CSS, for those who may edit it. */
export function CssScreen() {
	const { canEditCss } = useGlobalStyles();
	const node = useStyleNode( [] );
	const css =
		typeof node.inheritedValue.css === 'string'
			? node.inheritedValue.css
			: '';
	return (
		<ScreenFrame
			title={ __( 'Additional CSS', 'atelier' ) }
			description={
				<>
					{ __(
						'Add your own CSS to customize the appearance and layout of your site.',
						'atelier'
					) }{ ' ' }
					<ExternalLink
						href={ __(
							'https://developer.wordpress.org/advanced-administration/wordpress/css/',
							'atelier'
						) }
					>
						{ __( 'Learn more about CSS', 'atelier' ) }
					</ExternalLink>
				</>
			}
		>
			{ findStyleEnd( css ) >= 0 && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The custom CSS is invalid. Do not use <> markup.',
						'atelier'
					) }
				</Notice>
			) }
			{ canEditCss ? (
				<CssEditor
					label={ __( 'Additional CSS', 'atelier' ) }
					value={ css }
					isTall
					onChange={ ( value ) =>
						node.setAt(
							[ 'css' ],
							value === '' ? undefined : value
						)
					}
				/>
			) : (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Sorry, you are not allowed to edit custom CSS on this site.',
						'atelier'
					) }
				</Notice>
			) }
		</ScreenFrame>
	);
}
