import {
	judgeAddress,
	type JudgedAddress,
} from '@/features/walk/rules/judge-address';

const HOME = 'https://site.test/';

const judge = ( href: string, more: Partial< JudgedAddress > = {} ) => {
	const judged = judgeAddress( {
		href,
		baseUrl: `${ HOME }journal/`,
		homeUrl: HOME,
		...more,
	} );
	return 'sitePath' in judged ? judged.sitePath : `- ${ judged.obstacle }`;
};

describe( 'judgeAddress', () => {
	it.each( [
		// Pages of the site.
		[ 'https://site.test/about/', '/about/' ],
		[ 'http://site.test/about/', '/about/' ],
		[ '/about/', '/about/' ],
		[ '../about/#team', '/about/#team' ],
		[ '?s=blue', '/journal/?s=blue' ],
		[ '/?p=12', '/?p=12' ],
		[ 'page/2/', '/journal/page/2/' ],
		[ '/author/ada/', '/author/ada/' ],
		[ '/index.php/about/', '/index.php/about/' ],
		[ '/feed-the-birds/', '/feed-the-birds/' ],
		[ '/wp-admin-tips/', '/wp-admin-tips/' ],
		[ '/?replytocom=4', '/?replytocom=4' ],
		[ '/nowhere', '/nowhere' ],
		[ '', '/journal/' ],
		[ '/%E0%A4%A', '/%E0%A4%A' ],
		[
			'/about/?wp_site_preview=1&atelier_public_page=1&atelier_walk=1&x=1',
			'/about/?x=1',
		],
		// Other sites and other things than pages.
		[ 'https://elsewhere.test/', '- foreign' ],
		[ '//elsewhere.test/about/', '- foreign' ],
		[ 'https://site.test:8080/', '- foreign' ],
		[ 'https://site.test.elsewhere.test/', '- foreign' ],
		[ 'https://ada@site.test/', '- foreign' ],
		[ 'ftp://site.test/about/', '- foreign' ],
		[ 'mailto:ada@site.test', '- contact' ],
		[ 'tel:123', '- contact' ],
		[ 'javascript:alert(1)', '- script' ],
		[ 'data:text/html,x', '- script' ],
		[ 'https://', '- unreadable' ],
		// Pages that do something.
		[ '/wp-login.php', '- login' ],
		[ '/wp-login.php?action=logout&_wpnonce=1', '- login' ],
		[ '/WP-Login.php', '- login' ],
		[ '/wp-%6Cogin.php?action=logout', '- login' ],
		[ '/wp-admin/', '- dashboard' ],
		[ '/wp-admin', '- dashboard' ],
		[ '/wp-admin/admin-post.php?action=x', '- dashboard' ],
		[ '/?add-to-cart=12', '- cart' ],
		[ '/cart/?remove_item=1&_wpnonce=1', '- cart' ],
		[ '/members/?_wpnonce=1', '- nonce' ],
		[ '/members/?_ajax_nonce=1', '- nonce' ],
		[ '/members/?action=delete', '- action' ],
		[ '/?do_action=pay', '- action' ],
		[ '/xmlrpc.php', '- no-page' ],
		[ '/wp-cron.php?doing_wp_cron', '- no-page' ],
		[ '/wp-json/wp/v2/posts', '- no-page' ],
		[ '/?rest_route=/', '- no-page' ],
		[ '/feed/', '- no-page' ],
		[ '/about/feed/atom/', '- no-page' ],
		[ '/?feed=rss2', '- no-page' ],
		[ '/wp-content/uploads/plan.html', '- no-page' ],
		[ '/files/plan.pdf', '- file' ],
		[ '/wp-content/uploads/plan.pdf', '- file' ],
		[ '/files/plan.ZIP?x=1', '- file' ],
	] )( '%s: %s', ( href, expected ) => {
		expect( judge( href ) ).toBe( expected );
	} );

	it.each( [
		[ 'a download', { isDownload: true }, '- download' ],
		[ 'a form', { isForm: true }, '- form' ],
		[ 'another method', { method: 'POST' }, '- method' ],
		[ 'the same method', { method: 'get' }, '/about/' ],
	] )( 'of %s', ( _name, more, expected ) => {
		expect( judge( '/about/', more ) ).toBe( expected );
	} );

	it.each( [
		[ 'https://site.test/shop/about/', '/about/' ],
		[ 'https://site.test/shop', '/' ],
		[ 'https://site.test/shop/', '/' ],
		[ 'https://site.test/shopping/', '- foreign' ],
		[ 'https://site.test/', '- foreign' ],
		[ 'https://site.test/shop/wp-login.php', '- login' ],
	] )( 'of a site in a folder, %s: %s', ( href, expected ) => {
		expect( judge( href, { homeUrl: 'https://site.test/shop/' } ) ).toBe(
			expected
		);
	} );

	it( 'keeps the address of what it refuses, for a person to open', () => {
		expect(
			judgeAddress( {
				href: '//elsewhere.test/x',
				baseUrl: HOME,
				homeUrl: HOME,
			} )
		).toEqual( {
			obstacle: 'foreign',
			url: 'https://elsewhere.test/x',
		} );
	} );
} );
