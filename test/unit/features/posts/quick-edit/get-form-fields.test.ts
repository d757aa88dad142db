import {
	getFormFields,
	type EditedType,
} from '@/features/posts/quick-edit/get-form-fields';

const page: EditedType = {
	supports: {
		title: true,
		author: true,
		thumbnail: true,
		comments: true,
		'page-attributes': true,
	},
	hierarchical: true,
	viewable: true,
	taxonomies: [],
	properties: [ 'title' ],
};
const post: EditedType = {
	supports: {
		title: true,
		author: true,
		thumbnail: true,
		excerpt: true,
		comments: true,
		'post-formats': true,
	},
	hierarchical: false,
	viewable: true,
	taxonomies: [ 'category', 'post_tag' ],
	properties: [ 'title', 'sticky', 'categories', 'tags' ],
};
const bare: EditedType = {
	supports: {},
	hierarchical: false,
	viewable: false,
	taxonomies: [ 'post_tag' ],
};

describe( 'getFormFields', () => {
	it.each( [
		[
			'a page',
			page,
			1,
			'featured_media title status date author slug parent template discussion',
		],
		[
			'a post',
			post,
			1,
			'featured_media title status date author categories tags slug template discussion excerpt sticky format',
		],
		[ 'several posts', post, 2, 'title status date author discussion' ],
		[ 'a type that supports nothing', bare, 1, 'status date' ],
		[ 'several of a type that supports nothing', bare, 3, 'status date' ],
	] )( 'offers for %s what it supports', ( name, type, count, fields ) => {
		expect( getFormFields( type, count ).join( ' ' ) ).toBe( fields );
	} );
} );
