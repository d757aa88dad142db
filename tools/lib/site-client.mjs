import { ToolError } from './tool-error.mjs';

/** The administrator of every local site. */
export const ADMIN = {
	login: 'admin',
	password: 'password',
	email: 'admin@example.org',
};

/**
 * Installs WordPress with its own installer, unless it is installed.
 *
 * @param {string} url   The site's URL.
 * @param {string} title The site's title.
 */
export async function installWordPress( url, title ) {
	const front = await fetch( `${ url }/wp-admin/install.php`, {
		redirect: 'manual',
	} );
	const page = await front.text();
	if (
		! page.includes( 'name="weblog_title"' ) &&
		! page.includes( 'id="language"' )
	) {
		if ( front.status >= 500 ) {
			throw new ToolError(
				`WordPress at ${ url } answers with an error (${ front.status }).`,
				textOf( page )
			);
		}
		return;
	}
	const answer = await fetch( `${ url }/wp-admin/install.php?step=2`, {
		method: 'POST',
		body: new URLSearchParams( {
			weblog_title: title,
			user_name: ADMIN.login,
			admin_password: ADMIN.password,
			admin_password2: ADMIN.password,
			pw_weak: 'on',
			admin_email: ADMIN.email,
			blog_public: '0',
			language: '',
		} ),
	} );
	const result = await answer.text();
	if ( ! answer.ok || ! result.includes( 'wp-login.php' ) ) {
		throw new ToolError(
			'WordPress could not be installed.',
			textOf( result )
		);
	}
}

/**
 * Runs a task of `tools/wordpress/tasks` on a site.
 *
 * @param {string} url        The site's URL.
 * @param {string} name       The task.
 * @param {Object} arguments_ Its arguments.
 * @return {Promise<*>} The task's result.
 */
export async function runTask( url, name, arguments_ = {} ) {
	const answer = await fetch( `${ url }/`, {
		method: 'POST',
		headers: { 'X-Atelier-Task': name, 'Content-Type': 'application/json' },
		body: JSON.stringify( arguments_ ),
	} );
	const text = await answer.text();
	let outcome;
	try {
		outcome = JSON.parse( text );
	} catch {
		outcome = { error: textOf( text ) || `status ${ answer.status }` };
	}
	if ( outcome.error ) {
		throw new ToolError(
			`The site could not do “${ name }”: ${ outcome.error }`,
			'wp-content/debug.log of the site may say more.'
		);
	}
	return outcome.result;
}

function textOf( html ) {
	return html
		.replace( /<(style|script)[\s\S]*?<\/\1>/g, '' )
		.replace( /<[^>]+>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, 600 );
}
