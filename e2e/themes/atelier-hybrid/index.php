<?php
/**
 * The one template.
 *
 * @package Atelier_Hybrid
 */

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header><?php block_template_part( 'banner' ); ?></header>
<main>
<?php
while ( have_posts() ) {
	the_post();
	printf( '<h2><a href="%s">%s</a></h2>', esc_url( get_permalink() ), esc_html( get_the_title() ) );
	the_content();
}
?>
</main>
<?php wp_footer(); ?>
</body>
</html>
