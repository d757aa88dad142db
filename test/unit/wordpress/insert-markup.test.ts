import { insertMarkup } from '@/wordpress/insert-markup';

it( 'appends markup without the script files that the page has', () => {
	document.body.innerHTML = '<script id="data-js" src="/data.js"></script>';
	insertMarkup(
		document.body,
		'<script id="data-js" src="/data.js"></script><script id="other-js" src="/other.js"></script><p id="text"></p>'
	);
	expect( document.querySelectorAll( '#data-js' ) ).toHaveLength( 1 );
	expect( document.querySelectorAll( '#other-js' ) ).toHaveLength( 1 );
	expect( document.getElementById( 'text' ) ).not.toBeNull();
} );
