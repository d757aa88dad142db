import type { BootPayload } from '@/data/site/boot-payload';

/**
 * Returns a payload as PHP prints it for a block theme.
 *
 * @param changes What differs.
 */
export function aBootPayload(
	changes: Partial< BootPayload > = {}
): BootPayload {
	return {
		version: '0.1.0',
		buildUrl: 'http://localhost/wp-content/plugins/atelier/build/',
		pageUrl: 'http://localhost/wp-admin/admin.php',
		hostUrl: 'http://localhost/wp-admin/site-editor.php',
		dashboardUrl: 'http://localhost/wp-admin/',
		homeUrl: 'http://localhost/',
		siteTitle: 'My <b>site</b>',
		siteIconUrl: '',
		isRtl: false,
		theme: {
			stylesheet: 'twentytwentyfive',
			name: 'Twenty Twenty-Five',
			isBlockTheme: true,
			hasEditorStyles: true,
			hasLayoutSupport: true,
			hasTemplateParts: true,
		},
		themePreview: null,
		sidebar: { items: [], description: 'Customize.' },
		canvas: null,
		features: {
			customViews: true,
			pageDetails: true,
			templateActivation: true,
		},
		rights: {
			switchThemes: true,
			manageOptions: true,
			editPages: true,
			editPosts: true,
		},
		userId: 1,
		supported: { wordpress: '7.1' },
		...changes,
	};
}

/**
 * Puts a payload on the page, as PHP prints it.
 *
 * @param payload The payload.
 */
export function printBootPayload( payload: BootPayload ): void {
	const element = document.createElement( 'script' );
	element.type = 'application/json';
	element.id = 'atelier-boot-payload';
	element.textContent = JSON.stringify( payload );
	document.body.append( element );
}
