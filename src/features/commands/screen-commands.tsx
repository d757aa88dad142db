import { useMemo } from 'react';
import { useCommands, type Command } from '@wordpress/commands';
import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { pathTo, useNavigate } from '@/router';
import { getStyleScreens } from './style-screens';

const CONTEXT = 'site-editor';

interface Screen {
	name: string;
	label: string;
	/** Path of the application; or an address, when the host has the screen. */
	path?: string;
	href?: string;
	isSuggested: boolean;
}

/** Registers the commands that lead to screens, while it is mounted. */
export function ScreenCommands() {
	const { navigate } = useNavigate();
	const screens = useMemo( getScreens, [] );
	useCommands(
		useMemo(
			() =>
				screens.map(
					( { name, label, path, href, isSuggested } ): Command => ( {
						name: `atelier/go/${ name }`,
						label,
						category: 'view',
						...( isSuggested ? { context: CONTEXT } : {} ),
						callback: ( { close } ) => {
							close();
							if ( path !== undefined ) {
								navigate( path );
							} else if ( href !== undefined ) {
								window.location.assign( href );
							}
						},
					} )
				),
			[ screens, navigate ]
		)
	);
	return null;
}

function getScreens(): readonly Screen[] {
	const { sidebar, pageUrl, dashboardUrl, theme } = getBootPayload();
	return [
		{
			name: 'home',
			label: __( 'Go to: Design', 'atelier' ),
			path: '/',
			isSuggested: true,
		},
		...sidebar.items.map( ( { id, label, path, href } ) => ( {
			name: id,
			/* translators: %s: name of a screen. */
			label: sprintf( __( 'Go to: %s', 'atelier' ), label ),
			...( href.startsWith( pageUrl ) ? { path } : { href } ),
			isSuggested: true,
		} ) ),
		...( theme.isBlockTheme ? getStyleScreens() : [] ).map(
			( { name, label, path } ) => ( {
				name: `styles/${ name }`,
				/* translators: %s: name of a part of the styles, for example "Typography". */
				label: sprintf( __( 'Styles: %s', 'atelier' ), label ),
				path,
				isSuggested: false,
			} )
		),
		...( theme.isBlockTheme
			? [
					{
						name: 'resolve-template',
						label: __(
							'Which template serves an address?',
							'atelier'
						),
						path: pathTo( '/template', { resolve: '/' } ),
						isSuggested: false,
					},
			  ]
			: [] ),
		{
			name: 'posts',
			label: __( 'Go to: Posts', 'atelier' ),
			path: '/post',
			isSuggested: false,
		},
		{
			name: 'dashboard',
			label: __( 'Go to: Dashboard', 'atelier' ),
			href: dashboardUrl,
			isSuggested: false,
		},
	];
}
